# The reference service as an image; compose.yaml runs it on PostgreSQL. No test builds it: what src/workshop/release/container.test.ts
# can see without a container engine is checked there.
FROM node:24-slim AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
COPY src/cli/package.json src/cli/parlance.cjs src/cli/
RUN npm ci
COPY . .
RUN npm run workshop -- build

FROM node:24-slim
ENV NODE_ENV=production
COPY --from=build /source/dist /opt/parlance
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --start-period=30s --timeout=10s CMD ["node", "-e", "fetch('http://127.0.0.1:8787/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Addresses that it hands out begin with PARLANCE_PUBLIC_URL: give the one that others reach by --env. Who names another --port names
# another --health-cmd.
ENTRYPOINT ["node", "/opt/parlance/src/cli/parlance.cjs"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data/store.sqlite"]

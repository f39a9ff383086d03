# The reference service as an image; compose.yaml runs it on PostgreSQL. No test builds it: what src/release/container.test.ts
# can see without a container engine is checked there.
FROM node:24-slim AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
COPY src/cli/package.json src/cli/parlance.cjs src/cli/
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production
COPY --from=build /source/dist /opt/parlance
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8787
ENTRYPOINT ["node", "/opt/parlance/src/cli/parlance.cjs"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data/store.sqlite"]

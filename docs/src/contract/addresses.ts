// Where each thing of the contract stands on the site. The build puts the base in front.

export const addressOf = {
  interface: (name: string) => `/reference/${name}/`,
  operation: (name: string, operationId: string) => `/reference/${name}/${operationId.toLowerCase()}/`,
  event: (name: string, event: string) =>
    name === 'widget' ? `/reference/widget/#${event}` : `/reference/${name}/events/${event.toLowerCase()}/`,
  payload: (name: string, schema: string) => `/reference/${name}/payloads/#${schema}`,
  rule: (id: string) => `/rules/#${id}`,
  openPoint: (id: string) => `/open-points/#${id}`,
  error: (code: string) => `/errors/#${code}`,
};

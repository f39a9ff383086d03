// Where each thing of the contract stands on the site. The build puts the base in front.

export const addressOf = {
  interface: (name: string) => `/reference/${name}/`,
  operation: (name: string, operationId: string) => `/reference/${name}/${operationId.toLowerCase()}/`,
  /** A method of the script API, or a function of the page. */
  call: (name: string) => `/reference/widget/#${name}`,
  /** Of a former version, the name has the version in front: `0.1.0/channel`. */
  payload: (name: string, schema: string) =>
    name.includes('/') ? `/versions/${name}/#${schema}` : `/reference/${name}/payloads/#${schema}`,
  rule: (id: string) => `/rules/#${id}`,
  openPoint: (id: string) => `/open-points/#${id}`,
  section: (number: string) => `/sections/#section-${number.replaceAll('.', '-').replaceAll(' ', '-')}`,
  error: (code: string) => `/errors/#${code}`,
};

/** A page's address as Markdown: `/delivery/` has `/delivery.md`. */
export const markdownOf = (address: string): string =>
  `${address === '/' ? '/index' : address.replace(/\/$/, '')}.md`;

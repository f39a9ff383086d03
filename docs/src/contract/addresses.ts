// The addresses of the contract's parts on the site. The build adds the base to each address.

export const addressOf = {
  interface: (name: string) => `/reference/${name}/`,
  operation: (name: string, operationId: string) => `/reference/${name}/${operationId.toLowerCase()}/`,
  /** Returns the address of a method of the script API, or of a callback that a page defines. */
  call: (name: string) => `/reference/widget/#${name}`,
  /** Returns the address of a schema. For an old version, `name` begins with the version: `0.1.0/channel`. */
  payload: (name: string, schema: string) =>
    name.includes('/') ? `/versions/${name}/#${schema}` : `/reference/${name}/payloads/#${schema}`,
  rule: (id: string) => `/rules/#${id}`,
  openPoint: (id: string) => `/open-points/#${id}`,
  section: (number: string) => `/sections/#section-${number.replaceAll('.', '-').replaceAll(' ', '-')}`,
  error: (code: string) => `/errors/#${code}`,
};

/** Returns the address of the Markdown of a page: `/delivery.md` for `/delivery/`. */
export const markdownOf = (address: string): string =>
  `${address === '/' ? '/index' : address.replace(/\/$/, '')}.md`;

/** Returns the address at which a file of the repository can be edited, or false without a file or without the setting DOCS_EDIT_URL. */
export function editUrl(file: string | undefined): string | false {
  const editor = process.env['DOCS_EDIT_URL'];
  return editor !== undefined && file !== undefined && `${editor.replace(/\/?$/, '/')}${file}`;
}

/** Returns the address at which a file of the repository can be edited; false without a file, or if the build has no editor's address. */
export function editUrl(file: string | undefined): string | false {
  const editor = process.env['DOCS_EDIT_URL'];
  return editor !== undefined && file !== undefined && `${editor.replace(/\/?$/, '/')}${file}`;
}

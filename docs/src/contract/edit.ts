/** Where a file of the repository can be edited, when the build was told. */
export function editUrl(file: string | undefined): string | false {
  const editor = process.env['DOCS_EDIT_URL'];
  return editor !== undefined && file !== undefined && `${editor.replace(/\/?$/, '/')}${file}`;
}

/** The address for editing a file of the repository; false if the build has no editor's address. */
export function editUrl(file: string | undefined): string | false {
  const editor = process.env['DOCS_EDIT_URL'];
  return editor !== undefined && file !== undefined && `${editor.replace(/\/?$/, '/')}${file}`;
}

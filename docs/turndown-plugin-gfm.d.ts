declare module '@joplin/turndown-plugin-gfm' {
  export const gfm: import('turndown').Plugin;
}

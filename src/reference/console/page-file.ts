/** A file of the console as it is served. */
export interface PageFile {
  name: string;
  type: string;
  body: string;
}

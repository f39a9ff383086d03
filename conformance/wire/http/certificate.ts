import { settingsOfRun } from '../traffic/patience.ts';

/** The certificate and the key, as PEM, with which the stand-ins of a run serve HTTPS. */
export interface Certificate {
  cert: string;
  key: string;
}

export function certificateOfRun(): Certificate | undefined {
  return settingsOfRun().certificate;
}

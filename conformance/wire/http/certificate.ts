import { perRun } from '../traffic/patience.ts';

/** The certificate and the key, as PEM, with which the stand-ins of a run serve HTTPS. */
export interface Certificate {
  cert: string;
  key: string;
}

const ofRun = perRun<{ certificate?: Certificate | undefined }>(() => ({}));

export function setCertificate(certificate: Certificate | undefined): void {
  ofRun().certificate = certificate;
}

export function certificateOfRun(): Certificate | undefined {
  return ofRun().certificate;
}

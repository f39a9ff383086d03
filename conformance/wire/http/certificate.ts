import { perRun } from '../traffic/run-scope.ts';

/** What the stand-ins of a run speak TLS with, as PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

const ofRun = perRun<{ certificate?: Certificate | undefined }>(() => ({}));

/** Lets the stand-ins of a run speak HTTPS. */
export function setCertificate(certificate: Certificate | undefined): void {
  ofRun().certificate = certificate;
}

/** The certificate of the run's stand-ins; undefined where they speak plain http. */
export function certificateOfRun(): Certificate | undefined {
  return ofRun().certificate;
}

import { type Certificate, settingsOfRun } from '../traffic/patience.ts';

export function certificateOfRun(): Certificate | undefined {
  return settingsOfRun().certificate;
}

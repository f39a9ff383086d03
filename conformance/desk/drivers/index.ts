import type { TargetOptions } from '../../run/options.ts';
import { CommandDriver } from './command.ts';
import type { DeskDriver } from './driver.ts';
import { httpDriver } from './http.ts';
import { ManualDriver } from './manual.ts';

/** The driver that a run's options name; a person only when there is no desk. */
export function driverOf({
  desk,
  deskToken,
  deskCommand,
  person,
  onDeskSays = () => undefined,
}: TargetOptions): DeskDriver | undefined {
  if (desk !== undefined) return httpDriver(desk, deskToken);
  if (deskCommand !== undefined) return new CommandDriver(deskCommand, onDeskSays);
  return person && new ManualDriver(person);
}

import type { TargetOptions } from '../../run/options.ts';
import { CommandDriver } from './command.ts';
import type { DeskDriver } from './driver.ts';
import { httpDriver } from './http.ts';

/** Makes the desk's driver from the options of a run. Returns undefined for a run without a desk. */
export function driverOf({
  desk,
  deskToken,
  deskCommand,
  onDeskSays = () => undefined,
}: TargetOptions): DeskDriver | undefined {
  if (desk !== undefined) return httpDriver(desk, deskToken);
  return deskCommand === undefined ? undefined : new CommandDriver(deskCommand, onDeskSays);
}

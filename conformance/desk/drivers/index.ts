import type { TargetOptions } from '../../run/options.ts';
import { CommandDriver } from './command.ts';
import type { DeskDriver } from './driver.ts';
import { httpDriver } from './http.ts';

export function driverOf({
  desk,
  deskToken,
  deskCommand,
  onDeskSays = () => undefined,
}: TargetOptions): DeskDriver | undefined {
  if (desk !== undefined) return httpDriver(desk, deskToken);
  return deskCommand === undefined ? undefined : new CommandDriver(deskCommand, onDeskSays);
}

// Tests a page that stays open while the service deletes the data of its visitor.
import { expect, test } from 'vitest';
import { openService, write } from '../service/testing/site.ts';
import { Upkeep } from '../service/upkeep/upkeep.ts';
import { evaluate, label, log, Scenes, say, useScenes } from './testing/scene.ts';

const day = 24 * 60 * 60 * 1000;
const scenes = useScenes();

test('a visitor whose data were deleted becomes a new visitor with the next message, and gets replies to it', async () => {
  let upkeep: Upkeep | undefined;
  let now = Date.now;
  await using service = await openService({
    parts: {
      upkeep: (parts) => {
        upkeep = new Upkeep({ ...parts, now: () => now() });
        return upkeep;
      },
    },
  });
  const own = Object.assign(new Scenes(), { browser: scenes.browser, service });
  const { page, widget } = await own.open();
  await label(page).click();
  const number = await evaluate<number>(page, 'svc_api.getVisitorNumber()');
  now = () => Date.now() + 2 * day;
  await upkeep!.round();
  await say(page, 'Hello');
  const chat_id = await own.accept(widget);
  await write(service.desk, chat_id, 'Good day');
  await log(page).getByText('Good day', { exact: true }).waitFor();
  expect(await page.locator('.words').allTextContents()).toEqual(['Hello', 'Good day']);
  expect(await evaluate<number>(page, 'svc_api.getVisitorNumber()')).toBeGreaterThan(number);
});

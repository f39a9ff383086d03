import { Dialog } from './elements/dialog.tsx';
import { isKeysShown, keys } from './keys.ts';
import { quickKeys } from './state/settings.ts';

export function KeysDialog() {
  if (!isKeysShown.value) return null;
  return (
    <Dialog title="Quick keys" close={() => (isKeysShown.value = false)}>
      <dl class="keys">
        {Object.entries(keys).map(([key, { does }]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>Out of a field, out of the chat</dd>
        </div>
      </dl>
      <label class="check">
        <input
          type="checkbox"
          checked={quickKeys.value === 'on'}
          onChange={({ currentTarget }) => (quickKeys.value = currentTarget.checked ? 'on' : 'off')}
        />
        Quick keys are on
      </label>
    </Dialog>
  );
}

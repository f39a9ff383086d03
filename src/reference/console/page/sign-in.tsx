import { useSignal } from '@preact/signals';
import { bound, Field } from './elements/field.tsx';
import { signIn } from './state/session.ts';

export function SignIn({ why }: { why?: string | undefined }) {
  const token = useSignal('');
  const isBusy = useSignal(false);
  return (
    <main class="sign-in">
      <form
        class="card form"
        onSubmit={async (event) => {
          event.preventDefault();
          isBusy.value = true;
          await signIn(token.value);
          isBusy.value = false;
        }}
      >
        <img src="icon.svg" alt="" width="40" height="40" />
        <h1>Parlance console</h1>
        <p class="quiet">
          Open the link that <code>npm start</code> prints, or give the token of the desk.
        </p>
        {why !== undefined && (
          <p class="notice bad" role="alert">
            {why}
          </p>
        )}
        <Field label="Token of the desk" type="password" {...bound(token)} required autofocus />
        <button type="submit" class="strong" disabled={isBusy.value || token.value.trim() === ''}>
          Sign in
        </button>
      </form>
    </main>
  );
}

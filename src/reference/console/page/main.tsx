import { render } from 'preact';
import { App } from './app.tsx';
import { begin } from './state/follow.ts';
import './style/tokens.css';
import './style/base.css';
import './style/forms.css';
import './style/shell.css';
import './style/chats.css';
import './style/delivery.css';
import { declareLanguage } from './texts/texts.ts';

declareLanguage(document.documentElement);
void begin();
render(<App />, document.getElementById('console')!);

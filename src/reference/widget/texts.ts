/** All texts of the widget. A page can replace them by the names on the left. */
export const texts = {
  title: 'Chat',
  label: 'Chat with us',
  labelOffline: 'Leave a message',
  unread: '{count} new',
  open: 'Open the chat',
  minimise: 'Minimise',
  close: 'Close',
  back: 'Back to the chat',
  hello: 'Hello! How can we help?',
  message: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  cut: 'A message has room for {count} characters. The rest was left out.',
  you: 'You',
  agent: 'Agent',
  bot: 'Bot',
  accepted: '{name} has joined.',
  typing: '{name} is writing…',
  closed: 'The chat has ended. Write again to begin a new one.',
  waiting: 'sending',
  refused: 'not sent',
  below: 'New messages below',
  rate: 'Rate this chat',
  good: 'Good',
  bad: 'Bad',
  contact: 'Your contact details',
  contactWhy: 'So that we can reach you when you have left.',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone number',
  description: 'About you',
  save: 'Save',
  offline: 'Nobody is here just now. Leave a message, and we will write to you.',
  offlineSent: 'Thank you. Your message is with us.',
  call: 'Call me back',
  callWhy: 'Give your number, and we call you.',
  callNow: 'Call me',
  callStart: 'We are calling you…',
  callAgent: 'The agent is on the line.',
  callYou: 'You are connected.',
  callNone: 'Calls are not available now.',
  callWrong: 'This is no phone number.',
  callEnded: 'The call has ended.',
  callFailed: 'The call did not come about.',
  lost: 'No connection. We keep trying.',
  file: 'File',
  place: 'A place on the map',
};

export type TextName = keyof typeof texts;
export type Say = (name: TextName, values?: Record<string, string>) => string;

/** Looks texts up by name, those of the page first. */
export function speaker(own: Partial<Record<string, unknown>>): Say {
  return (name, values = {}) => {
    const given = own[name];
    return (typeof given === 'string' ? given : texts[name]).replace(
      /\{(\w+)\}/g,
      (whole, key: string) => values[key] ?? whole,
    );
  };
}

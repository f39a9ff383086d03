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
  /** Answers that are offered beside the greeting, separated by |. */
  helloAnswers: '',
  message: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  cut: 'Messages are limited to {count} characters; the rest was cut.',
  you: 'You',
  agent: 'Agent',
  bot: 'Bot',
  accepted: '{name} has joined.',
  typing: '{name} is writing…',
  closed: 'The chat has ended. Write again to start a new one.',
  waiting: 'sending',
  refused: 'not sent',
  below: 'New messages below',
  earlier: 'New conversation',
  rate: 'How was this chat?',
  rated: 'Thank you for your rating.',
  good: 'Good',
  bad: 'Bad',
  contact: 'Your contact details',
  contactWhy: 'So that we can reach you after you leave.',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone number',
  description: 'How can we help?',
  save: 'Save',
  offline: 'Nobody is here right now. Leave a message and we will get back to you.',
  offlineSent: 'Thank you. We have your message and will get back to you.',
  offlineAgain: 'Write another message',
  wrongMessage: 'Please write a message.',
  wrongEmail: 'Please enter a valid e-mail address.',
  wrongReach: 'Please leave an e-mail address or a phone number, so that we can answer.',
  call: 'Call me back',
  callWhy: 'Leave your number and we’ll call you.',
  callNow: 'Call me',
  callStart: 'We are calling you…',
  callAgent: 'The agent is on the line.',
  callYou: 'You are connected.',
  callNone: 'Calls are not available right now.',
  callWrong: 'Please enter a valid phone number.',
  callCancel: 'Cancel',
  callCancelled: 'The call was cancelled.',
  callEnded: 'The call has ended.',
  callFailed: 'We couldn’t reach you.',
  lost: 'Connection lost. Reconnecting…',
  file: 'File',
  place: 'Location',
};

/** The texts for the fields of a form that are wrong. */
export const wrongTexts = { message: 'wrongMessage', email: 'wrongEmail', phone: 'callWrong' } as const;

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

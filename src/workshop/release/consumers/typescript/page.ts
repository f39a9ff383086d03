/// <reference types="@parlance/contract/widget" />
// A script of the page's owner: the script API is a global, and its callbacks are on `window`.
import type { ContactInfo } from '@parlance/contract/widget/types';

const contact: ContactInfo = { name: 'Mira Lindqvist' };
window.svc_onLoadCallback = () => {
  svc_api.setContactInfo(contact);
  svc_api.getVisitorNumber((error, number) => console.log(error ?? number.toFixed()));
};
// Code that may run before the widget has loaded.
window.svc_api?.open();

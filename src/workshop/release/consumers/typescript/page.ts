/// <reference types="@parlance/contract/widget" />
// A script of a web page that uses the widget: `svc_api` is a global variable, and the page sets its callbacks on `window`.
import type { ContactInfo } from '@parlance/contract/widget/types';

const contact: ContactInfo = { name: 'Mira Lindqvist' };
window.svc_onLoadCallback = () => {
  svc_api.setContactInfo(contact);
  svc_api.getVisitorNumber((error, number) => console.log(error ?? number.toFixed()));
};
// This call may run before the widget has loaded, so the call checks that `svc_api` exists.
window.svc_api?.open();

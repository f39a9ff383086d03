/// <reference types="@parlance/contract/widget" />
// What the owner of a page writes: the script API and its callbacks are on `window`.
import type { ContactInfo } from '@parlance/contract/widget/types';

const contact: ContactInfo = { name: 'Mira Lindqvist' };
window.svc_onLoadCallback = () => {
  window.svc_api?.setContactInfo(contact);
  window.svc_api?.open();
};

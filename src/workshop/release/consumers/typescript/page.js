/// <reference types="@parlance/contract/widget" />
// The program of page.ts in plain JavaScript. The compiler also checks this file.
window.svc_onLoadCallback = () => {
  svc_api.open();
  svc_api.getVisitorNumber().then((number) => console.log(number.toFixed()));
};

/// <reference types="@parlance/contract/widget" />
// The same in plain JavaScript, which the compiler checks too.
window.svc_onLoadCallback = () => {
  svc_api.open();
  svc_api.getVisitorNumber().then((number) => console.log(number.toFixed()));
};

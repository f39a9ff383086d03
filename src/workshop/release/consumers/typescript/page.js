/// <reference types="@parlance/contract/widget" />
// The same in a plain script that is checked.
window.svc_onLoadCallback = () => {
  svc_api.open();
  svc_api.getVisitorNumber().then((number) => console.log(number.toFixed()));
};

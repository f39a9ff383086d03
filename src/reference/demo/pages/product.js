document.getElementById('ask').addEventListener('click', () => window.svc_api?.open());

# Sends a signed request, to test a receiver that verifies signatures.
id=msg_1
instant=$(date +%s)
body='{"event_name": "chat_finished"}'
key=$(printf %s "${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
signature=$(printf %s "$id.$instant.$body" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
curl -i http://127.0.0.1:8790/hooks -d "$body" -H 'Content-Type: application/json' \
  -H "webhook-id: $id" -H "webhook-timestamp: $instant" -H "webhook-signature: v1,$signature"

<?php
// Verifies a webhook that is signed as Standard Webhooks describe:
// isSigned($_SERVER, file_get_contents('php://input'), getenv('WEBHOOK_SECRET'))

const TOLERANCE = 300; // maximum difference of the timestamp from now, in seconds

/** Returns true if the request is signed with the secret. $body is the unparsed body. */
function isSigned(array $server, string $body, string $secret, ?int $now = null): bool
{
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $id = $server['HTTP_WEBHOOK_ID'] ?? '';
    $instant = $server['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
    if ($key === '' || $id === '' || !preg_match('/^\d+$/D', $instant)) {
        return false;
    }
    if (abs(($now ?? time()) - (int) $instant) > TOLERANCE) {
        return false;
    }
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$instant.$body", $key, true));
    // While a secret is changed, a request has several signatures. One of them must be right.
    foreach (explode(' ', $server['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}

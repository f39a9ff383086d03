<?php
declare(strict_types=1);

namespace Parlance;

/** Makes and verifies the signatures of webhooks, as Standard Webhooks specify them. */
final class Signature
{
    /** The largest accepted difference between a request's timestamp and the current time, in seconds. */
    public const TOLERANCE_SECONDS = 300;

    /**
     * Returns the header fields of a signed request. Each secret gives a signature, for receivers that know only one of them.
     *
     * @param list<string> $secrets Each is a key in base64, with or without the prefix `whsec_`.
     * @param int|null $timestamp The time of the request, in seconds since 1970.
     * @return array<string, string>
     */
    public static function sign(string $id, string $body, array $secrets, ?int $timestamp = null): array
    {
        $timestamp ??= time();
        return [
            'webhook-id' => $id,
            'webhook-timestamp' => (string) $timestamp,
            'webhook-signature' => implode(' ', self::expected($id, $timestamp, $body, $secrets)),
        ];
    }

    /**
     * Returns the fault of a request's signature; null if it is valid. One valid signature by one of the secrets is enough, so give
     * the old and the new secret while you replace it.
     *
     * @param array<string, string> $headers
     * @param string $body The received bytes.
     * @param list<string> $secrets
     */
    public static function verify(array $headers, string $body, array $secrets, ?int $now = null): ?string
    {
        // Everybody can sign with an empty key, so a forgotten setting must not accept requests.
        if ($secrets === [] || in_array('', array_map(self::key(...), $secrets), true)) {
            return 'the secret is empty';
        }
        $headers = array_change_key_case($headers);
        [$id, $stamp] = [$headers['webhook-id'] ?? '', $headers['webhook-timestamp'] ?? ''];
        $given = $headers['webhook-signature'] ?? '';
        if ($id === '' || $stamp === '' || $given === '') {
            return 'the request is not signed';
        }
        if (preg_match('/^\d{1,15}$/D', $stamp) !== 1) {
            return 'webhook-timestamp is not a whole number of seconds';
        }
        if (abs(($now ?? time()) - (int) $stamp) > self::TOLERANCE_SECONDS) {
            return 'webhook-timestamp is too far from now';
        }
        foreach (explode(' ', $given) as $one) {
            foreach (self::expected($id, (int) $stamp, $body, $secrets) as $expected) {
                if (hash_equals($expected, $one)) {
                    return null;
                }
            }
        }
        return 'the signature does not match';
    }

    private static function expected(string $id, int $timestamp, string $body, array $secrets): array
    {
        $sign = fn (string $secret): string => hash_hmac('sha256', "$id.$timestamp.$body", self::key($secret), true);
        return array_map(fn (string $secret): string => 'v1,' . base64_encode($sign($secret)), $secrets);
    }

    private static function key(string $secret): string
    {
        return (string) base64_decode((string) preg_replace('/^whsec_/', '', $secret), true);
    }
}

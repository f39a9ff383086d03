<?php
// Copied from src/contract/codegen/emit/php/runtime/src/Signature.php by `npm run generate`. Change it there.

declare(strict_types=1);

namespace Parlance;

/** Signatures of webhooks, as Standard Webhooks describe them. */
final class Signature
{
    /** How far the timestamp of a request may be from now, in seconds. */
    public const TOLERANCE_SECONDS = 300;

    /**
     * The header fields of a signed request. Several secrets give several signatures: receivers may know either.
     *
     * @param list<string> $secrets `whsec_` and the key in base64, or the base64 alone.
     * @param int|null $timestamp In seconds since 1970.
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
     * What is wrong with the signature of a request, or null. One signature that matches one secret is enough: name the former
     * and the new secret while you change them.
     *
     * @param array<string, string> $headers
     * @param string $body The bytes as they came.
     * @param list<string> $secrets
     */
    public static function verify(array $headers, string $body, array $secrets, ?int $now = null): ?string
    {
        // Anybody can sign with an empty key: a forgotten setting must not accept every request.
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

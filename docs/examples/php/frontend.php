<?php
// A chat front end: shows what agents write, and posts what its customer answers.
//
// usage: ENDPOINT=... php -S 127.0.0.1:8788 frontend.php   ENDPOINT is the address that the service gave for the channel
declare(strict_types=1);
require __DIR__ . '/web.php';

const FILES = ['video', 'audio', 'voice', 'photo', 'sticker', 'document'];

/** A message as the customer sees it; a notice of typing is none. */
function shown(stdClass $message): ?string
{
    $kind = $message->type ?? null;
    if ($kind === 'typein' || $kind === 'typeout') {
        return null;
    }
    if ($kind === 'text' && is_string($message->text ?? null)) {
        return $message->text;
    }
    if (in_array($kind, FILES, true) && isset($message->file, $message->file_name)) {
        return "$kind $message->file_name: $message->file";
    }
    if ($kind === 'location' && isset($message->latitude, $message->longitude)) {
        return "https://www.openstreetmap.org/#map=16/$message->latitude/$message->longitude";
    }
    throw new UnexpectedValueException('the message is none that can be shown');
}

/** Posts the customer's words. */
function answerAs(string|int $customer, string $words): void
{
    $endpoint = getenv('ENDPOINT');
    if ($endpoint === false) {
        return;
    }
    $message = ['type' => 'text', 'id' => bin2hex(random_bytes(16)), 'text' => $words];
    post($endpoint, ['sender' => ['id' => $customer, 'name' => 'Visitor'], 'message' => $message]);
}

serve(function (): array {
    $body = posted();
    $customer = $body->recipient->id ?? null;
    try {
        if (!is_string($customer) && !is_int($customer)) {
            throw new UnexpectedValueException('recipient.id is missing');
        }
        if (!($body->message ?? null) instanceof stdClass) {
            throw new UnexpectedValueException('message is missing');
        }
        $line = shown($body->message);
    } catch (UnexpectedValueException $wrong) {
        // An answer of 200 ends the repeating; the agent is shown this message.
        return [200, ['error' => ['code' => 1, 'message' => $wrong->getMessage()]]];
    }
    if ($line === null) {
        return [200, ['result' => 'ok']];
    }
    say("$customer: $line");
    return [200, ['result' => 'ok'], fn () => answerAs($customer, 'Thank you.')];
});

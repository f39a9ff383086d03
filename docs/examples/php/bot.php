<?php
// A bot: offers two topics, and hands the chat over when it is asked for a person.
//
// usage: SERVICE=... PROVIDER_ID=... TOKEN=... php -S 127.0.0.1:8789 bot.php
// SERVICE is the bot API of the service, up to /webhooks
declare(strict_types=1);
require __DIR__ . '/web.php';

const FIELDS = ['TEXT' => ['text', 'is_string'], 'MARKDOWN' => ['content', 'is_string'], 'BUTTONS' => ['buttons', 'is_array']];

/** What is said to a client's message, as an event of its own with an id of its own. */
function reply(stdClass $event): array
{
    $about = ['id' => bin2hex(random_bytes(16)), 'client_id' => $event->client_id, 'chat_id' => $event->chat_id];
    if (stripos((string) ($event->message->text ?? ''), 'agent') !== false) {
        return ['event' => 'INVITE_AGENT', ...$about];
    }
    $message = [
        'type' => 'BUTTONS',
        'title' => 'What would you like to know?',
        'text' => 'Write prices, or agent to talk with a person.',
        'buttons' => [['text' => 'Prices'], ['text' => 'Agent']],
        'timestamp' => time(),
    ];
    return ['event' => 'BOT_MESSAGE', ...$about, 'message' => $message];
}

/** Posts the reply. */
function answerTo(stdClass $event): void
{
    $reply = reply($event);
    $address = sprintf('%s/webhooks/%s/%s', setting('SERVICE'), setting('PROVIDER_ID'), setting('TOKEN'));
    if (post($address, $reply)) {
        say("posted $reply[event]");
    }
}

function check(stdClass $event): void
{
    $message = $event->message ?? null;
    $type = $message instanceof stdClass ? $message->type ?? null : null;
    [$field, $isRight] = is_string($type) ? FIELDS[$type] ?? [null, null] : [null, null];
    if ($field === null || !$isRight($message->$field ?? null)) {
        throw new Refused(400, 'message needs a type, and the field of its type');
    }
    foreach (['id', 'client_id', 'chat_id'] as $name) {
        if (!is_string($event->$name ?? null) || $event->$name === '') {
            throw new Refused(400, "$name has to be a string");
        }
    }
}

/** Whether this event is here for the first time. Making a file that must be new is one step, also for two requests at once. */
function isNew(string $id): bool
{
    return @fopen(memory('events') . '/' . hash('sha256', $id), 'x') !== false;
}

serve(function (): array {
    $path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
    if (!hash_equals(setting('TOKEN'), basename($path))) {
        throw new Refused(401, 'the last part of the address is not the token', 'invalid_client');
    }
    $event = posted();
    $name = $event->event ?? null;
    if ($name === 'CLIENT_MESSAGE') {
        check($event);
        // The service waits three seconds for an answer, so that what takes time comes afterwards.
        return [200, [], isNew($event->id) ? fn () => answerTo($event) : null];
    }
    if (!in_array($name, ['AGENT_JOINED', 'AGENT_UNAVAILABLE', 'CHAT_CLOSED'], true)) {
        throw new Refused($name === null ? 400 : 405, 'this event is not supported');
    }
    return [200, []];
});

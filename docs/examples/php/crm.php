<?php
// A CRM: says at the start of a chat who the visitor is, and keeps what happened.
//
// usage: php -S 127.0.0.1:8790 crm.php
declare(strict_types=1);
require __DIR__ . '/web.php';

const NAMES = [
    'chat_accepted', 'chat_assigned', 'chat_finished', 'chat_updated', 'call_event', 'offline_message', 'offline_messages',
];

/** Writes a line into the card of a visitor and gives the card. One request at a time has it. */
function noted(stdClass $visitor, string $line): array
{
    $number = $visitor->number ?? null;
    if (!is_int($number) && !is_string($number)) {
        throw new Refused(400, 'visitor.number is missing');
    }
    $file = fopen(memory('cards') . '/' . hash('sha256', (string) $number), 'c+');
    flock($file, LOCK_EX);
    $card = json_decode((string) stream_get_contents($file), true) ?? ['name' => 'unknown', 'history' => []];
    $card['number'] = $number;
    // Of the visitor's data only number, description and chats_count are always there.
    $card['name'] = $visitor->name ?? $card['name'];
    $card['history'][] = $line;
    rewind($file);
    ftruncate($file, 0);
    fwrite($file, json_encode($card));
    fclose($file);
    return $card;
}

/** A line for the card's history. */
function told(string $name, stdClass $event): string
{
    return match ($name) {
        'chat_assigned' => 'belongs to ' . ($event->assign_to ?? 'nobody'),
        'chat_finished' => sprintf('ended after %d messages', count($event->chat->messages ?? [])),
        'call_event' => sprintf('%s call: %s', $event->call->type ?? 'unknown', $event->call->status ?? 'unknown'),
        'offline_message', 'offline_messages' => (string) ($event->message ?? ''),
        default => $name,
    };
}

serve(function (): array {
    $event = posted();
    $name = $event->event_name ?? null;
    if (!in_array($name, NAMES, true)) {
        say('left alone: ' . json_encode($name));
        return [200, ['result' => 'FAILURE']];
    }
    if (!($event->visitor ?? null) instanceof stdClass) {
        throw new Refused(400, 'visitor is missing');
    }
    $card = noted($event->visitor, told($name, $event));
    say("$name, card {$card['number']} ({$card['name']}): " . end($card['history']));
    if ($name !== 'chat_accepted') {
        return [200, ['result' => 'OK']];
    }
    // What the agent sees beside the chat.
    return [200, [
        'result' => 'OK',
        'custom_data' => [
            ['title' => 'Customer', 'content' => "card {$card['number']}"],
            ['title' => 'Chats', 'content' => (string) ($event->visitor->chats_count ?? 1)],
        ],
        'enable_assign' => true,
        'crm_link' => 'https://crm.example.com/cards/' . rawurlencode((string) $card['number']),
    ]];
});

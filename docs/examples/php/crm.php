<?php
// A CRM: shows the agent who the visitor is, and stores what happened.
//
// usage: php -S 127.0.0.1:8790 crm.php
declare(strict_types=1);
require __DIR__ . '/parlance/autoload.php';
require __DIR__ . '/own.php';

use Parlance\Developer\WebhookReceiver;
use Parlance\Request;

final class Crm extends WebhookReceiver
{
    public function receiveChatAccepted(array $body, Request $request): array
    {
        $card = $this->note($body, "{$body['agent']['name']} took chat $body[chat_id]");
        return [
            'result' => 'OK',
            'custom_data' => [
                ['title' => 'Customer', 'content' => "card $card[number]"],
                ['title' => 'Chats', 'content' => (string) $body['visitor']['chats_count']],
            ],
            'enable_assign' => true,
            'crm_link' => 'https://crm.example.com/cards/' . rawurlencode($card['number']),
        ];
    }

    public function receiveChatAssigned(array $body, Request $request): array
    {
        return $this->noted($body, "belongs to $body[assign_to]");
    }

    public function receiveChatFinished(array $body, Request $request): array
    {
        return $this->noted($body, sprintf('ended after %d messages', count($body['chat']['messages'])));
    }

    public function receiveOfflineMessage(array $body, Request $request): array
    {
        return $this->noted($body, $body['message']);
    }

    public function receiveCallEvent(array $body, Request $request): array
    {
        return $this->noted($body, "{$body['call']['type']} call: {$body['call']['status']}");
    }

    private function noted(array $body, string $line): array
    {
        $this->note($body, $line);
        return ['result' => 'OK'];
    }

    /** Adds a line to a visitor's card and returns the card. A lock lets only one request at a time change the card. */
    private function note(array $body, string $line): array
    {
        ['visitor' => $visitor] = $body;
        $file = fopen(memory('cards') . '/' . hash('sha256', $visitor['number']), 'c+') ?: throw new RuntimeException('The folder for cards cannot be written.');
        flock($file, LOCK_EX);
        $card = json_decode((string) stream_get_contents($file), true) ?? ['name' => 'unknown', 'history' => []];
        $card['number'] = $visitor['number'];
        $card['name'] = $visitor['name'] ?? $card['name'];
        $card['history'][] = $line;
        rewind($file);
        ftruncate($file, 0);
        fwrite($file, (string) json_encode($card));
        fclose($file);
        say("$body[event_name], card $card[number] ($card[name]): $line");
        return $card;
    }
}

$secrets = array_filter(explode(',', setting('WEBHOOK_SECRETS', '')));
(new Crm('/hooks', secrets: array_values($secrets)))->serve();

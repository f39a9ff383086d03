<?php
// A bot: offers two topics, and hands the chat over when the client asks for a person.
//
// usage: SERVICE=... PROVIDER_ID=... TOKEN=... php -S 127.0.0.1:8789 bot.php
// SERVICE is the bot API of the service, up to /webhooks
declare(strict_types=1);
require __DIR__ . '/parlance/autoload.php';
require __DIR__ . '/own.php';

use Parlance\Bot\{BotProvider, BotServiceClient};
use Parlance\{CallFailed, Policies, Request};

final class Bot extends BotProvider
{
    /** The new client messages, which need a reply. */
    public array $queue = [];

    public function receiveClientMessage(array $body, Request $request): array
    {
        // Events are queued, because the service does not wait long for a response. A retry has the same id.
        if (isNew($body['id'])) {
            $this->queue[] = $body;
        }
        return [];
    }
}

/** Returns true if an event is new. It creates a file, which succeeds only once, even for two requests at the same time. */
function isNew(string $id): bool
{
    return @fopen(memory('events') . '/' . hash('sha256', $id), 'x') !== false;
}

/** Returns the event that replies to a client's message, with a new id. */
function reply(array $event): array
{
    $about = ['id' => bin2hex(random_bytes(16)), 'chat_id' => $event['chat_id']];
    if (stripos($event['message']['text'] ?? '', 'agent') !== false) {
        return ['event' => 'INVITE_AGENT', 'client_id' => $event['client_id'], ...$about];
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

$bot = new Bot('/bot', setting('TOKEN'));
$service = new BotServiceClient(
    setting('SERVICE'),
    ['provider_id' => setting('PROVIDER_ID'), 'token' => setting('TOKEN')],
);
$bot->serve();

// The service has already got its response, so the slow work is done now.
foreach ($bot->queue as $event) {
    $reply = reply($event);
    try {
        $service->sendProviderEvent($reply, Policies::POLICIES['sendBotEvent']);
        say("posted $reply[event]");
    } catch (CallFailed $failed) {
        say("the service did not accept $reply[event]: {$failed->getMessage()}");
    }
}

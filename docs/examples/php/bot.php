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
    /** The new messages of clients. */
    public array $queue = [];

    public function receiveClientMessage(array $body, Request $request): array
    {
        // The service does not wait long for a response, and repeats an event with its id.
        if (isNew($body['id'])) {
            $this->queue[] = $body;
        }
        return [];
    }
}

/** Whether an event is here for the first time. Making a file that must be new is one step, also for two requests at once. */
function isNew(string $id): bool
{
    return @fopen(memory('events') . '/' . hash('sha256', $id), 'x') !== false;
}

/** The reply to a client's message: an event with an id of its own. */
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

// The service has its response. What takes time comes now.
foreach ($bot->queue as $event) {
    $reply = reply($event);
    try {
        $service->sendProviderEvent($reply, Policies::POLICIES['sendBotEvent']);
        say("posted $reply[event]");
    } catch (CallFailed $failed) {
        say("the service did not accept $reply[event]: {$failed->getMessage()}");
    }
}

<?php
// A chat front end: shows what agents write, and posts what its customer answers.
//
// usage: ENDPOINT=... php -S 127.0.0.1:8788 frontend.php   ENDPOINT is the address that the service gave for the channel
declare(strict_types=1);
require __DIR__ . '/parlance/autoload.php';
require __DIR__ . '/own.php';

use Parlance\Channel\{ChannelIntegrator, ChannelServiceClient};
use Parlance\{CallFailed, Request};

final class Frontend extends ChannelIntegrator
{
    /** The ids of the customers who got a message in this request. */
    public array $readers = [];

    public function receiveAgentMessage(array $body, Request $request): array
    {
        $line = shown($body['message']);
        if ($line !== null) {
            say("{$body['recipient']['id']}: $line");
            $this->readers[] = $body['recipient']['id'];
        }
        return ['result' => 'ok'];
    }
}

/** Returns a message as the customer sees it, or null for a typing notice. */
function shown(array $message): ?string
{
    return match ($message['type']) {
        'typein', 'typeout' => null,
        'text' => $message['text'],
        'location' => "https://www.openstreetmap.org/#map=16/$message[latitude]/$message[longitude]",
        default => isset($message['file'])
            ? "$message[type] $message[file_name]: $message[file]"
            : "a message of the kind $message[type]",
    };
}

$frontend = new Frontend('/chat');
$frontend->serve();

// The service has already got its response. Now the customer replies.
$endpoint = setting('ENDPOINT', '');
foreach ($endpoint === '' ? [] : $frontend->readers as $customer) {
    $message = ['type' => 'text', 'id' => bin2hex(random_bytes(16)), 'text' => 'Thank you.'];
    try {
        (new ChannelServiceClient($endpoint))->sendUserMessage([
            'sender' => ['id' => $customer, 'name' => 'Visitor'],
            'message' => $message,
        ]);
    } catch (CallFailed $failed) {
        say("the service did not accept a message: {$failed->getMessage()}");
    }
}

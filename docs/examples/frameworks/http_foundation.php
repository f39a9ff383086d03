<?php
// A chat front end, a bot and a CRM with Symfony's HttpFoundation. usage: php -S 127.0.0.1:8788 http_foundation.php
declare(strict_types=1);
require __DIR__ . '/vendor/autoload.php';

use Symfony\Component\HttpFoundation\{Request, Response};

final class Frontend extends Parlance\Channel\ChannelIntegrator
{
    public function receiveAgentMessage(array $body, Parlance\Request $request): array
    {
        error_log("{$body['recipient']['id']}: {$body['message']['type']}");
        return ['result' => 'ok'];
    }
}

// Add methods for the events that you need, as in Frontend. Other events get the smallest valid response.
final class Bot extends Parlance\Bot\BotProvider {}
final class Crm extends Parlance\Developer\WebhookReceiver {}

/** Passes a request to a party. In Symfony a controller does this; its route accepts every method. */
function passed(Parlance\Party $party, Request $request): Response
{
    [$status, $headers, $body] = $party->handle(
        $request->getMethod(),
        $request->getRequestUri(),
        array_map(fn (array $values): string => (string) $values[0], $request->headers->all()),
        $request->getContent(),
    );
    return new Response($body, $status, $headers);
}

$request = Request::createFromGlobals();
$party = match (explode('/', $request->getPathInfo())[1]) {
    'chat' => new Frontend('/chat'),
    'bot' => new Bot('/bot', token: 'my-token'),
    default => new Crm('/hooks'),
};
passed($party, $request)->send();

<?php
// A chat front end, a bot and a CRM with PSR-7 messages, here of Guzzle. usage: php -S 127.0.0.1:8788 psr7.php
declare(strict_types=1);
require __DIR__ . '/vendor/autoload.php';

use Psr\Http\Message\{ResponseInterface, ServerRequestInterface};

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

/** Passes a request to a party, like a handler of PSR-15. Its route must accept every method. */
function passed(Parlance\Party $party, ServerRequestInterface $request): ResponseInterface
{
    $fields = array_map(fn (array $values): string => implode(', ', $values), $request->getHeaders());
    $body = (string) $request->getBody();
    return new GuzzleHttp\Psr7\Response(...$party->handle($request->getMethod(), $request->getRequestTarget(), $fields, $body));
}

$request = GuzzleHttp\Psr7\ServerRequest::fromGlobals();
$response = passed(match (explode('/', $request->getUri()->getPath())[1] ?? '') {
    'chat' => new Frontend('/chat'),
    'bot' => new Bot('/bot', token: 'my-token'),
    default => new Crm('/hooks'),
}, $request);
http_response_code($response->getStatusCode());
foreach (array_keys($response->getHeaders()) as $name) {
    header("$name: " . $response->getHeaderLine($name));
}
echo $response->getBody();

<?php
// Reads requests from a file with a JSON list, and handles each. Prints the responses as `[[status, headers, body], ...]`.
declare(strict_types=1);
require $argv[1];
ini_set('error_log', '/dev/null');

use Parlance\{Bot, Channel, Developer, ErrorResponse, Request};

final class Integrator extends Channel\ChannelIntegrator
{
    public function receiveAgentMessage(array $body, Request $request): array
    {
        return match ($body['message']['text'] ?? null) {
            'fail' => throw new LogicException('a fault of the program'),
            'busy' => throw new ErrorResponse(503, 'Later.'),
            default => ['result' => 'ok'],
        };
    }
}

final class Service extends Channel\ChannelService
{
    public function getChannelStatus(Request $request): int
    {
        return 1;
    }

    public function sendUserMessage(array $body, Request $request): array
    {
        return ['path' => $request->path, 'body' => $body];
    }
}

final class Receiver extends Developer\WebhookReceiver
{
    public function receiveChatAccepted(array $body, Request $request): array
    {
        return ['result' => 'OK', 'crm_link' => "https://crm.example.com/$body[chat_id]"];
    }
}

final class Provider extends Bot\BotProvider
{
    public function receiveClientMessage(array $body, Request $request): array
    {
        return [];
    }
}

$secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'];
$parties = [
    'channel-integrator' => new Integrator('/chat'),
    'channel-service' => new Service('/in'),
    'webhook-receiver' => new Receiver(),
    'signed' => new Receiver(secrets: $secrets),
    'bot-provider' => new Provider('/bot', 'token-1', 'agreed'),
];
$responses = [];
foreach (json_decode(file_get_contents($argv[2]), true) as $one) {
    $body = isset($one['isLatin']) ? mb_convert_encoding($one['body'], 'ISO-8859-1', 'UTF-8') : $one['body'];
    $responses[] = $parties[$one['party']]->handle($one['method'], $one['path'], $one['headers'] ?? [], $body);
}
echo json_encode($responses);

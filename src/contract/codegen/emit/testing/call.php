<?php
// Calls the addresses below BASE, whose responses differ. Prints the result of each call as JSON.
declare(strict_types=1);
require $argv[1];

use Parlance\Bot\BotServiceClient;
use Parlance\Channel\{ChannelIntegratorClient, ChannelServiceClient};
use Parlance\Developer\WebhookReceiverClient;
use Parlance\{CallFailed, InvalidMessage};

$base = $argv[2];
$policy = ['attempts' => 3, 'intervalMs' => 1000, 'timeoutMs' => 1000];
$event = ['event' => 'INVITE_AGENT', 'id' => '1', 'client_id' => 'c', 'chat_id' => 'x'];
$message = ['recipient' => ['id' => '1'], 'message' => ['type' => 'text', 'text' => 'Hello']];
$ended = [];

$note = function (string $name, callable $call) use (&$ended): void {
    $began = microtime(true);
    try {
        $how = $call();
        $how = $how === [] ? new stdClass() : $how;
    } catch (CallFailed $failed) {
        $how = ['status' => $failed->status, 'told' => $failed->getMessage()];
    } catch (InvalidMessage $invalid) {
        $how = ['faults' => array_column($invalid->faults, 'path')];
    } catch (InvalidArgumentException $wrong) {
        $how = ['wrong' => $wrong->getMessage()];
    }
    $ended[$name] = ['how' => $how, 'ms' => (microtime(true) - $began) * 1000];
};
$bot = fn (string $kind, mixed ...$more) => new BotServiceClient("$base/$kind/webhooks/my-bot/a%2Fb", ...$more);

foreach (['ok', 'redirect', 'bad', 'down', 'odd', 'html', 'empty'] as $kind) {
    $note($kind, fn () => $bot($kind)->sendProviderEvent($event));
}
foreach (['slow', 'silent'] as $kind) {
    $note($kind, fn () => $bot($kind, timeout: 0.5)->sendProviderEvent($event));
}
$signing = $bot('down', secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']);
$note('retried', fn () => $signing->sendProviderEvent($event, $policy));
$note('recovers', fn () => $bot('third')->sendProviderEvent($event, $policy));
$customer = ['sender' => ['id' => 'c', 'photo' => 'a.png'], 'message' => ['type' => 'text', 'text' => 'Hi']];
$note('untrue photo', fn () => (new ChannelServiceClient("$base/never/r/s"))->sendUserMessage($customer));
$note('invalid', fn () => $bot('never')->sendProviderEvent(['client_id' => 7, 'chat_id' => ''] + $event));
$shop = ['channel_public_id' => 's'];
$note('refused', fn () => (new ChannelIntegratorClient("$base/refused", $shop))->sendAgentMessage($message));
$note('misfit', fn () => (new ChannelIntegratorClient("$base/misfit", $shop))->sendAgentMessage($message));
$note('status', fn () => (new ChannelServiceClient("$base/status/r/s"))->getChannelStatus());
$note('nobody', fn () => (new ChannelServiceClient('http://127.0.0.1:1/r/s'))->getChannelStatus());
$note('address', fn () => new ChannelServiceClient('ftp://127.0.0.1/r/s'));
$note('too short', fn () => new BotServiceClient('http://127.0.0.1/bot'));
$note('no token', fn () => new BotServiceClient($base, ['provider_id' => 'p', 'token' => '']));
$accepted = (array) json_decode($argv[4]);
foreach (['declined', 'careless'] as $kind) {
    $note($kind, fn () => (new WebhookReceiverClient("$base/$kind"))->sendChatAccepted($accepted));
}
for ($index = 0; $index < (int) $argv[3]; $index += 1) {
    $client = new ChannelIntegratorClient("$base/any/$index", $shop);
    $note("any/$index", fn () => $client->sendAgentMessage($message));
}
echo json_encode($ended, JSON_PARTIAL_OUTPUT_ON_ERROR);

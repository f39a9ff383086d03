<?php
// A receiver of webhooks in plain PHP. usage: php -S 127.0.0.1:8790 plain.php
declare(strict_types=1);
require __DIR__ . '/parlance/autoload.php';

use Parlance\Developer\WebhookReceiver;
use Parlance\Request;

/** Handles one event. All other events get the default response. */
final class Receiver extends WebhookReceiver
{
    public function receiveChatAccepted(array $body, Request $request): array
    {
        error_log("chat $body[chat_id] was accepted by {$body['agent']['name']}");
        return ['result' => 'OK', 'crm_link' => "https://crm.example.com/{$body['visitor']['number']}"];
    }
}

(new Receiver('/hooks'))->serve();

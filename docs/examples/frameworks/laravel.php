<?php
// A chat front end in Laravel: routes/api.php, where no CSRF token is expected. Laravel puts /api in front.
declare(strict_types=1);

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Route;
use Parlance\Channel\ChannelIntegrator;

final class Frontend extends ChannelIntegrator
{
    public function receiveAgentMessage(array $body, \Parlance\Request $request): array
    {
        error_log("{$body['recipient']['id']}: {$body['message']['type']}");
        return ['result' => 'ok'];
    }
}

// Every method: the package itself responds 405 to what the contract does not have.
Route::any('/chat/{rest}', function (Request $request) {
    [$status, $headers, $body] = (new Frontend('/api/chat'))->handle(
        $request->method(),
        $request->getRequestUri(),
        array_map(fn (array $values): string => (string) $values[0], $request->headers->all()),
        $request->getContent(),
    );
    return new Illuminate\Http\Response($body, $status, $headers);
})->where('rest', '.*');

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

// The route accepts every method, because the package itself responds with 405 to other methods than the contract's.
Route::any('/chat/{rest}', function (Request $request) {
    [$status, $headers, $body] = (new Frontend('/api/chat'))->handle(
        $request->method(),
        $request->getRequestUri(),
        array_map(fn (array $values): string => (string) $values[0], $request->headers->all()),
        $request->getContent(),
    );
    return new Illuminate\Http\Response($body, $status, $headers);
})->where('rest', '.*');

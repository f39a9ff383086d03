<?php
// What the examples share: JSON over HTTP, both ways, by PHP's standard library alone.
declare(strict_types=1);

// What PHP has to say goes to the terminal. In the answer it would spoil the JSON.
ini_set('display_errors', 'stderr');
ini_set('html_errors', '0');

/** Ends a request with this HTTP code and an error that says what was wrong. */
final class Refused extends Exception
{
    public function __construct(public readonly int $status, string $message, public readonly string $word = 'invalid_request')
    {
        parent::__construct($message);
    }
}

/** Answers what $answer gives: an HTTP code, a body, and what is left to do when the other side has the answer. */
function serve(callable $answer): void
{
    try {
        [$status, $body, $afterwards] = $answer() + [200, [], null];
    } catch (Refused $refused) {
        [$status, $afterwards] = [$refused->status, null];
        $body = ['error' => ['code' => $refused->word, 'message' => $refused->getMessage()]];
    }
    // An empty array would be written [], where the contract has an object.
    $json = json_encode($body === [] ? new stdClass() : $body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    http_response_code($status);
    header('Content-Type: application/json');
    header('Content-Length: ' . strlen($json));
    if ($status === 405) {
        header('Allow: POST');
    }
    // With its length told, the answer is complete for the other side although this script goes on.
    ignore_user_abort(true);
    echo $json;
    flush();
    if ($afterwards) {
        $afterwards();
    }
}

/** The JSON object that was posted. */
function posted(): stdClass
{
    if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
        throw new Refused(405, 'this is for posting only', 'method_not_supported');
    }
    // Large numbers stay as they were written: an id comes back unchanged.
    $body = json_decode((string) file_get_contents('php://input'), false, 64, JSON_BIGINT_AS_STRING);
    if (!$body instanceof stdClass) {
        throw new Refused(400, json_last_error() ? 'the body is not JSON' : 'the body has to be a JSON object');
    }
    return $body;
}

/** Posts JSON, and says whether it was taken; tells the operator where it was not. */
function post(string $url, array $body): bool
{
    $http = [
        'method' => 'POST',
        'header' => "Content-Type: application/json\r\nConnection: close",
        'content' => json_encode($body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
        'timeout' => 5,
        'ignore_errors' => true,
    ];
    $answer = @file_get_contents($url, false, stream_context_create(['http' => $http]));
    $status = $http_response_header[0] ?? 'no answer';
    if (str_contains($status, ' 200')) {
        return true;
    }
    say("tell the operator: the service did not take it: $status $answer");
    return false;
}

/** What the environment has to say. */
function setting(string $name): string
{
    return getenv($name) ?: throw new Refused(500, "the environment has no $name", 'server_error');
}

/** Writes a line to the terminal. */
function say(string $line): void
{
    file_put_contents('php://stderr', "$line\n");
}

/** Nothing stays in memory from one request to the next: this folder does. */
function memory(string $name): string
{
    $folder = (getenv('MEMORY') ?: sys_get_temp_dir() . '/parlance-php') . "/$name";
    if (!is_dir($folder)) {
        @mkdir($folder, 0700, true);
    }
    return $folder;
}

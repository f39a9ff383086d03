<?php
// Serves the routes of laravel.php with Laravel's own router, container and requests, without the rest of an application.
declare(strict_types=1);
require 'Illuminate/Routing/autoload.php';
require 'Illuminate/Events/autoload.php';
require __DIR__ . '/parlance/autoload.php';

$app = new Illuminate\Container\Container();
$router = new Illuminate\Routing\Router(new Illuminate\Events\Dispatcher($app), $app);
$app->instance('router', $router);
Illuminate\Support\Facades\Facade::setFacadeApplication($app);
$router->prefix('api')->group(fn () => require __DIR__ . '/laravel.php');
$request = Illuminate\Http\Request::capture();
$app->instance(Illuminate\Http\Request::class, $request);
$router->dispatch($request)->send();

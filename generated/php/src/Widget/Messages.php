<?php
// Made from specs/widget.asyncapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Widget;

/**
 * The messages of the Widget script API, as array shapes.
 *
 * Whether the call ended well.
 * @phpstan-type CallResult 'ok'|'fail'
 *
 * How a call ended.
 * - `reason`: Why the call failed. It is there on a failure only.
 * @phpstan-type CallOutcome array{
 *     result?: CallResult,
 *     reason?: string,
 * }
 *
 * How a call ended.
 * @phpstan-type CallEndArguments array{
 *     outcome: CallOutcome,
 * }
 *
 * The call has had its effect.
 * Local rule WID-26: open, close, setRules, setContactInfo and showProactiveInvitation give the result ok,
 * getContactInfo gives the contact form, getVisitorNumber gives a promise, and callbacks with arguments
 * that are not stated get none. This is the reference's choice, not contract.
 * - `result`: The call has had its effect.
 * @phpstan-type WidgetDone array{
 *     result: 'ok',
 * }
 *
 * `Callback disabled` is said when the admin panel has calls switched off; `Callback unavaiable`, spelt as
 * the source spells it, for any other reason, such as the day, the hour, or a call that has already begun.
 * @phpstan-type CallbackUnavailableReason 'Callback disabled'|'Callback unavaiable'
 *
 * The visitor cannot be called now.
 * - `result`: The visitor cannot be called now.
 * @phpstan-type CallbackUnavailable array{
 *     result: 'fail',
 *     reason: CallbackUnavailableReason,
 * }
 *
 * Whether the visitor can be called.
 * @phpstan-type CallbackAvailability WidgetDone|CallbackUnavailable
 *
 * What the widget shows. `chat/call` is the open window with the callback form, and `chat/min` the
 * minimised window. LOCAL, as the source does not explain the others: `label` is the closed widget, `chat`
 * the open window, and `call` a call.
 * @phpstan-type WidgetState 'chat'|'call'|'chat/call'|'label'|'chat/min'
 *
 * The state that the widget has entered.
 * @phpstan-type ChangeStateArguments array{
 *     state: WidgetState,
 * }
 *
 * Whether an agent can answer now.
 * @phpstan-type ChatMode 'online'|'offline'
 *
 * Contact data that the page knows of the visitor.
 * - `name`: The visitor's name.
 * - `email`: The visitor's e-mail address.
 * - `phone`: The visitor's phone number.
 * - `description`: What the agent should know about the visitor.
 * @phpstan-type ContactInfo array{
 *     name?: string,
 *     email?: string,
 *     phone?: string,
 *     description?: string,
 * }
 *
 * The call has had no effect.
 * - `result`: The call has had no effect.
 * - `reason`: Why not, in words.
 * @phpstan-type WidgetRefusal array{
 *     result: 'fail',
 *     reason: string,
 * }
 *
 * Whether the fields could be used.
 * @phpstan-type CustomDataResult WidgetDone|WidgetRefusal
 *
 * A field that the agent sees beside the chat.
 * - `content`: The words of the field. Markup in them is shown as text.
 * - `title`: A heading above the field.
 * - `link`: An address that a click on the field opens.
 * - `key`: A name that stands bold before the words, separated from them by a colon.
 * @phpstan-type CustomField array{
 *     content?: string,
 *     title?: string,
 *     link?: string,
 *     key?: string,
 * }
 *
 * Fields that the agent sees beside the chat, in this order.
 * @phpstan-type CustomFields list<CustomField>
 *
 * The active rules by which visitors are invited to a chat, by name. The form of a single rule is not
 * stated (OPEN-24). The reference reads an object: `text` is the invitation, and all that is named beside
 * it must be so: `delay`, the seconds that the visitor has been on the page; `url`, what the page's address
 * matches, a star for anything; `visits`, how often the visitor has come at least. `department_id` is the
 * department that the chat goes to. Each rule invites once a visit, while agents are online and no chat is
 * open.
 * @phpstan-type InvitationRules array<string, mixed>
 *
 * The call is given no data. A function that gets the result of a call is not part of this object.
 * @phpstan-type NoArguments array<string, mixed>
 *
 * What a visitor leaves while nobody is online.
 * Open point OPEN-41: Which fields sendOfflineMessage needs is not stated. The reference's choice, not
 * contract: message. The widget's own form also asks for an e-mail address or a phone number.
 * - `name`: The visitor's name.
 * - `email`: The visitor's e-mail address.
 * - `phone`: The visitor's phone number.
 * - `description`: What the agent should know about the visitor.
 * - `message`: What the visitor has to say.
 * @phpstan-type OfflineMessageForm array{
 *     name?: string,
 *     email?: string,
 *     phone?: string,
 *     description?: string,
 *     message: string,
 * }
 *
 * The form was not sent.
 * - `result`: The form was not sent.
 * - `error`: Which entry of the form is wrong, or why nothing can be sent.
 * @phpstan-type OfflineMessageRefused array{
 *     result: 'fail',
 *     error: string,
 * }
 *
 * Whether the form was sent.
 * @phpstan-type OfflineMessageResult WidgetDone|OfflineMessageRefused
 *
 * What the window opens with. Without it, the chat.
 * - `start`: Opens the callback form, which has a field for a phone number.
 * @phpstan-type OpenOptions array{
 *     start?: 'call',
 * }
 *
 * How the window is to open.
 * @phpstan-type OpenArguments array{
 *     options?: OpenOptions,
 * }
 *
 * The offline form to send.
 * @phpstan-type SendOfflineMessageArguments array{
 *     form: OfflineMessageForm,
 * }
 *
 * The contact data to set.
 * @phpstan-type SetContactInfoArguments array{
 *     contact_info: ContactInfo,
 * }
 *
 * The fields to show to the agent.
 * @phpstan-type SetCustomDataArguments array{
 *     fields: CustomFields,
 * }
 *
 * The rules to replace the present ones with.
 * @phpstan-type SetRulesArguments array{
 *     rules: InvitationRules,
 * }
 *
 * The id to give to the visitor.
 * - `token`: The visitor's id on the site's side. One that is hard to guess is recommended.
 * @phpstan-type SetUserTokenArguments array{
 *     token: string,
 * }
 *
 * The invitation to show.
 * - `invitation_text`: The words that the window opens with.
 * - `department_id`: The department that the chat goes to. LOCAL, the reference takes an invitation without
 * it too.
 * @phpstan-type ShowProactiveInvitationArguments array{
 *     invitation_text: string,
 *     department_id?: int|float,
 * }
 *
 * The call that the visitor wants.
 * - `phone`: The number to call the visitor on.
 * @phpstan-type StartCallArguments array{
 *     phone: string,
 * }
 *
 * Whether the call could be asked for.
 * @phpstan-type StartCallResult WidgetDone|WidgetRefusal
 *
 * The id was not set.
 * - `result`: The id was not set.
 * - `token`: The id that was given, or `false`.
 * @phpstan-type UserTokenRefused array{
 *     result: 'fail',
 *     token: string|false,
 * }
 *
 * The id was set.
 * - `result`: The id was set.
 * - `token`: The id that was set.
 * @phpstan-type UserTokenSet array{
 *     result: 'ok',
 *     token: string,
 * }
 *
 * Whether the id was set.
 * @phpstan-type UserTokenResult UserTokenSet|UserTokenRefused
 *
 * What stands in the visitor's contact form, typed by the visitor or set by the page.
 * Open point OPEN-02: The fields of the structure that getContactInfo gives are not shown. The reference's
 * choice, not contract: name, email, phone and description, each a string, or null where nothing is known.
 * - `name`: The visitor's name.
 * - `email`: The visitor's e-mail address.
 * - `phone`: The visitor's phone number.
 * - `description`: What was noted about the visitor.
 * @phpstan-type VisitorContact array{
 *     name: string|null,
 *     email: string|null,
 *     phone: string|null,
 *     description: string|null,
 * }
 *
 * The visitor's place in the sequence of all visitors, counted from 1. Agents see it, in chats and in the
 * archive.
 * Limit: at least 1.
 * @phpstan-type VisitorNumber int
 */
final class Messages extends \Parlance\Messages
{
    public const SCHEMAS = [
        'CallResult' => ['type' => 'string', 'enum' => ['ok', 'fail']],
        'CallOutcome' => [
            'type' => 'object',
            'properties' => ['result' => ['$ref' => 'CallResult'], 'reason' => ['type' => 'string']],
        ],
        'CallEndArguments' => [
            'type' => 'object',
            'required' => ['outcome'],
            'properties' => ['outcome' => ['$ref' => 'CallOutcome']],
        ],
        'WidgetDone' => [
            'type' => 'object',
            'required' => ['result'],
            'properties' => ['result' => ['type' => 'string', 'const' => 'ok']],
        ],
        'CallbackUnavailableReason' => ['type' => 'string', 'enum' => ['Callback disabled', 'Callback unavaiable']],
        'CallbackUnavailable' => [
            'type' => 'object',
            'required' => ['result', 'reason'],
            'properties' => [
                'result' => ['type' => 'string', 'const' => 'fail'],
                'reason' => ['$ref' => 'CallbackUnavailableReason'],
            ],
        ],
        'CallbackAvailability' => [
            'tag' => ['result'],
            'branches' => ['ok' => ['$ref' => 'WidgetDone'], 'fail' => ['$ref' => 'CallbackUnavailable']],
        ],
        'WidgetState' => ['type' => 'string', 'enum' => ['chat', 'call', 'chat/call', 'label', 'chat/min']],
        'ChangeStateArguments' => [
            'type' => 'object',
            'required' => ['state'],
            'properties' => ['state' => ['$ref' => 'WidgetState']],
        ],
        'ChatMode' => ['type' => 'string', 'enum' => ['online', 'offline']],
        'ContactInfo' => [
            'type' => 'object',
            'properties' => [
                'name' => ['type' => 'string'],
                'email' => ['type' => 'string'],
                'phone' => ['type' => 'string'],
                'description' => ['type' => 'string'],
            ],
        ],
        'WidgetRefusal' => [
            'type' => 'object',
            'required' => ['result', 'reason'],
            'properties' => ['result' => ['type' => 'string', 'const' => 'fail'], 'reason' => ['type' => 'string']],
        ],
        'CustomDataResult' => [
            'tag' => ['result'],
            'branches' => ['ok' => ['$ref' => 'WidgetDone'], 'fail' => ['$ref' => 'WidgetRefusal']],
        ],
        'CustomField' => [
            'type' => 'object',
            'properties' => [
                'content' => ['type' => 'string'],
                'title' => ['type' => 'string'],
                'link' => ['type' => 'string'],
                'key' => ['type' => 'string'],
            ],
        ],
        'CustomFields' => ['type' => 'array', 'items' => ['$ref' => 'CustomField']],
        'InvitationRules' => ['type' => 'object', 'additionalProperties' => true],
        'NoArguments' => ['type' => 'object', 'additionalProperties' => false],
        'OfflineMessageForm' => [
            'type' => 'object',
            'properties' => [
                'name' => ['type' => 'string'],
                'email' => ['type' => 'string'],
                'phone' => ['type' => 'string'],
                'description' => ['type' => 'string'],
                'message' => ['type' => 'string'],
            ],
            'required' => ['message'],
        ],
        'OfflineMessageRefused' => [
            'type' => 'object',
            'required' => ['result', 'error'],
            'properties' => ['result' => ['type' => 'string', 'const' => 'fail'], 'error' => ['type' => 'string']],
        ],
        'OfflineMessageResult' => [
            'tag' => ['result'],
            'branches' => ['ok' => ['$ref' => 'WidgetDone'], 'fail' => ['$ref' => 'OfflineMessageRefused']],
        ],
        'OpenOptions' => ['type' => 'object', 'properties' => ['start' => ['type' => 'string', 'const' => 'call']]],
        'OpenArguments' => ['type' => 'object', 'properties' => ['options' => ['$ref' => 'OpenOptions']]],
        'SendOfflineMessageArguments' => [
            'type' => 'object',
            'required' => ['form'],
            'properties' => ['form' => ['$ref' => 'OfflineMessageForm']],
        ],
        'SetContactInfoArguments' => [
            'type' => 'object',
            'required' => ['contact_info'],
            'properties' => ['contact_info' => ['$ref' => 'ContactInfo']],
        ],
        'SetCustomDataArguments' => [
            'type' => 'object',
            'required' => ['fields'],
            'properties' => ['fields' => ['$ref' => 'CustomFields']],
        ],
        'SetRulesArguments' => [
            'type' => 'object',
            'required' => ['rules'],
            'properties' => ['rules' => ['$ref' => 'InvitationRules']],
        ],
        'SetUserTokenArguments' => [
            'type' => 'object',
            'required' => ['token'],
            'properties' => ['token' => ['type' => 'string']],
        ],
        'ShowProactiveInvitationArguments' => [
            'type' => 'object',
            'required' => ['invitation_text'],
            'properties' => ['invitation_text' => ['type' => 'string'], 'department_id' => ['type' => 'number']],
        ],
        'StartCallArguments' => [
            'type' => 'object',
            'required' => ['phone'],
            'properties' => ['phone' => ['type' => 'string']],
        ],
        'StartCallResult' => [
            'tag' => ['result'],
            'branches' => ['ok' => ['$ref' => 'WidgetDone'], 'fail' => ['$ref' => 'WidgetRefusal']],
        ],
        'UserTokenRefused' => [
            'type' => 'object',
            'required' => ['result', 'token'],
            'properties' => [
                'result' => ['type' => 'string', 'const' => 'fail'],
                'token' => ['anyOf' => [['type' => 'string'], ['type' => 'boolean', 'const' => false]]],
            ],
        ],
        'UserTokenSet' => [
            'type' => 'object',
            'required' => ['result', 'token'],
            'properties' => ['result' => ['type' => 'string', 'const' => 'ok'], 'token' => ['type' => 'string']],
        ],
        'UserTokenResult' => [
            'tag' => ['result'],
            'branches' => ['ok' => ['$ref' => 'UserTokenSet'], 'fail' => ['$ref' => 'UserTokenRefused']],
        ],
        'VisitorContact' => [
            'type' => 'object',
            'required' => ['name', 'email', 'phone', 'description'],
            'properties' => [
                'name' => ['type' => ['string', 'null']],
                'email' => ['type' => ['string', 'null']],
                'phone' => ['type' => ['string', 'null']],
                'description' => ['type' => ['string', 'null']],
            ],
        ],
        'VisitorNumber' => ['type' => 'integer', 'minimum' => 1],
    ];
}

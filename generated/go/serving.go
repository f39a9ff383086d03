// Copied from src/contract/codegen/emit/go/runtime/serving.go by `npm run generate`. Change it there.

package parlance

import (
	"bytes"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"io"
	"log"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// BodyLimit is the size limit of a request's body, in bytes.
const BodyLimit = 1024 * 1024

// Settings are the settings of a served party: its address, and the credentials that callers need.
type Settings struct {
	// Prefix is the path in front of the paths of all operations, such as "/bot", without a slash at its end.
	Prefix string
	// Token is the token at the end of the address, if the party has one (BOT-PRV-03).
	Token string
	// Authorization is the value of the header field Authorization, if both sides have agreed on one.
	Authorization string
	// Secrets are the secrets of signed webhooks. A request must have a signature by one of them.
	Secrets []string
}

// Request has the data of a request that a handler gets in addition to the typed body.
type Request struct {
	Operation string
	// Path has the path parameters by their names.
	Path map[string]string
	// Headers has the header fields by their names in lower case.
	Headers map[string]string
	// Body is the parsed body. It includes the fields that the type of the body does not have.
	Body any
}

// ErrorResponse is an error that a handler returns to respond with an error of the contract. An empty Code means the default code of
// the status.
type ErrorResponse struct {
	Status  int
	Code    string
	Message string
	Headers map[string]string
}

func (e *ErrorResponse) Error() string { return e.Message }

// Operation is an HTTP operation, or one of several events that share an address.
type Operation struct {
	ID        string             `json:"id"`
	Method    string             `json:"method"`
	Path      string             `json:"path"`
	Body      string             `json:"body"`
	Property  string             `json:"property"`
	Values    []string           `json:"values"`
	Reply     json.RawMessage    `json:"reply"`
	Responses map[string]*string `json:"responses"`
	pattern   *regexp.Regexp
}

// Handler returns the body of the response 200 to a request, or an error.
type Handler func(body any, request *Request) (any, error)

// Handle converts a typed function to a Handler. It returns nil for nil.
func Handle[Body, Reply any](handle func(Body, *Request) (Reply, error)) Handler {
	if handle == nil {
		return nil
	}
	return func(body any, request *Request) (any, error) {
		var typed Body
		if err := decode(body, &typed); err != nil {
			return nil, &ErrorResponse{Status: 400, Message: "The body does not fit: " + err.Error() + "."}
		}
		return handle(typed, request)
	}
}

// Party is an http.Handler that serves the operations of a party. The method Serve of a generated type makes one.
type Party struct {
	schemas    Schemas
	operations []Operation
	settings   Settings
	handlers   map[string]Handler
}

// NewParty returns a party that serves operations with handlers. It panics if an operation other than an event has no handler.
func NewParty(schemas Schemas, operations []Operation, settings Settings, handlers map[string]Handler) *Party {
	own := make([]Operation, len(operations))
	for index, operation := range operations {
		if handlers[operation.ID] == nil && operation.Property == "" {
			panic("parlance: the handler of " + operation.ID + " is missing")
		}
		operation.pattern = patternOf(settings.Prefix + operation.Path)
		own[index] = operation
	}
	return &Party{schemas, own, settings, handlers}
}

var parameter = regexp.MustCompile(`\\\{(\w+)\\\}`)

func patternOf(template string) *regexp.Regexp {
	if template == "" {
		template = "/"
	}
	return regexp.MustCompile("^" + parameter.ReplaceAllString(regexp.QuoteMeta(template), `(?P<$1>[^/]+)`) + "$")
}

// ServeHTTP serves a request of net/http. Mount the party at "/", because ServeMux redirects addresses with two slashes.
func (p *Party) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(io.LimitReader(r.Body, BodyLimit+1))
	if err != nil {
		return
	}
	headers := map[string]string{}
	for name, values := range r.Header {
		headers[strings.ToLower(name)] = strings.Join(values, ", ")
	}
	status, fields, content := p.Respond(r.Method, r.URL.EscapedPath(), headers, body)
	for name, value := range fields {
		w.Header().Set(name, value)
	}
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		w.Write(content)
	}
}

// Respond returns the HTTP status, the header fields and the body of the response to a request. If a handler fails, the status is 500,
// and the error is logged. A query in the path is ignored. The body has the received bytes, with chunks joined.
func (p *Party) Respond(method, path string, headers map[string]string, body []byte) (int, map[string]string, []byte) {
	value, err := p.respond(method, path, lowered(headers), body)
	status, more := 200, map[string]string(nil)
	if err != nil {
		var known *ErrorResponse
		if !errors.As(err, &known) {
			log.Printf("parlance: a request could not be processed: %v", err)
			known = &ErrorResponse{Status: 500, Message: "The request could not be processed."}
		}
		code := known.Code
		if code == "" {
			code, _ = HTTPErrors[strconv.Itoa(known.Status)]["code"].(string)
		}
		status, more = known.Status, known.Headers
		value = map[string]any{"error": map[string]any{"code": code, "message": known.Message}}
	}
	if value == nil {
		value = map[string]any{}
	}
	content, err := Dump(value)
	if err != nil {
		log.Printf("parlance: a response is not JSON: %v", err)
		status, content = 500, []byte(`{"error":{"code":"`+CodeInternalError+`","message":"The request could not be processed."}}`)
	}
	fields := map[string]string{"Content-Type": "application/json; charset=utf-8", "Content-Length": strconv.Itoa(len(content))}
	for name, value := range more {
		fields[name] = value
	}
	return status, fields, content
}

func (p *Party) respond(method, path string, headers map[string]string, body []byte) (reply any, err error) {
	defer func() {
		if failure := recover(); failure != nil {
			log.Printf("parlance: a handler panicked: %v", failure)
			err = &ErrorResponse{Status: 500, Message: "The request could not be processed."}
		}
	}()
	candidates, parameters, err := p.operationsAt(method, strings.SplitN(path, "?", 2)[0])
	if err != nil {
		return nil, err
	}
	if err := p.authorize(parameters, headers, body); err != nil {
		return nil, err
	}
	operation := candidates[0]
	var value any
	if operation.Body != "" {
		if value, err = read(body); err != nil {
			return nil, err
		}
		if operation, err = dispatched(candidates, value.(map[string]any)); err != nil {
			return nil, err
		}
		if faults := p.schemas.faults(operation.Body, value, true, false); len(faults) > 0 {
			said := joined(faults)
			return nil, &ErrorResponse{Status: 400, Message: strings.ToUpper(said[:1]) + said[1:] + ". Compare it with the documents."}
		}
	}
	handler := p.handlers[operation.ID]
	if handler == nil {
		return operation.Reply, nil
	}
	return handler(value, &Request{operation.ID, parameters, headers, value})
}

func (p *Party) operationsAt(method, path string) ([]Operation, map[string]string, error) {
	allowed, parameters := map[string][]Operation{}, map[string]string{}
	var methods []string
	for _, operation := range p.operations {
		found := operation.pattern.FindStringSubmatch(path)
		if found == nil {
			continue
		}
		if allowed[operation.Method] == nil {
			methods = append(methods, operation.Method)
		}
		allowed[operation.Method] = append(allowed[operation.Method], operation)
		for index, name := range operation.pattern.SubexpNames() {
			if name != "" {
				value, err := url.PathUnescape(found[index])
				if err != nil {
					value = found[index]
				}
				parameters[name] = value
			}
		}
	}
	isWrong := len(allowed) == 0
	for _, value := range parameters {
		isWrong = isWrong || !utf8.ValidString(value) || strings.Contains(value, "\x00")
	}
	if isWrong {
		return nil, nil, &ErrorResponse{Status: 404, Message: "Nothing is served at this address. Compare it with the one that was handed out."}
	}
	if allowed[method] == nil {
		all := strings.Join(methods, ", ")
		return nil, nil, &ErrorResponse{Status: 405, Message: method + " is not served here. Use " + all + ".", Headers: map[string]string{"Allow": all}}
	}
	return allowed[method], parameters, nil
}

func (p *Party) authorize(path, headers map[string]string, body []byte) error {
	if p.settings.Token != "" && !equal(p.settings.Token, path["token"]) {
		return &ErrorResponse{Status: 401, Code: CodeInvalidClient, Message: "The token at the end of the address is not the token of this bot."}
	}
	if p.settings.Authorization != "" && !equal(p.settings.Authorization, headers["authorization"]) {
		return &ErrorResponse{Status: 401, Code: CodeUnauthorizedClient, Message: "The Authorization header has another value than agreed."}
	}
	if len(p.settings.Secrets) > 0 {
		if wrong := Verify(headers, body, p.settings.Secrets); wrong != "" {
			return &ErrorResponse{Status: 401, Message: "The signature is not accepted: " + wrong + ". Sign each attempt by the agreed secret."}
		}
	}
	return nil
}

func equal(expected, given string) bool {
	return subtle.ConstantTimeCompare([]byte(expected), []byte(given)) == 1
}

func lowered(headers map[string]string) map[string]string {
	all := map[string]string{}
	for name, value := range headers {
		all[strings.ToLower(name)] = value
	}
	return all
}

func read(body []byte) (any, error) {
	refuse := func(why string) (any, error) { return nil, &ErrorResponse{Status: 400, Message: why} }
	if len(body) == 0 {
		return refuse("The body is missing. Send one JSON object.")
	}
	if len(body) > BodyLimit {
		return refuse("The body is larger than " + strconv.Itoa(BodyLimit) + " bytes. Send a smaller one.")
	}
	if bytes.HasPrefix(body, []byte("\xef\xbb\xbf")) {
		return refuse("The body begins with a byte order mark, which JSON must not have.")
	}
	value, err := Parse(body)
	if err != nil {
		return refuse(err.Error())
	}
	if _, isObject := value.(map[string]any); !isObject {
		return refuse("The body is not a JSON object. Send one JSON object.")
	}
	return value, nil
}

// dispatched returns the operation of the event that the body names. Several events may share one address. An unknown event is an error.
func dispatched(candidates []Operation, value map[string]any) (Operation, error) {
	name := candidates[0].Property
	if name == "" {
		return candidates[0], nil
	}
	event, isText := value[name].(string)
	if !isText {
		return Operation{}, &ErrorResponse{Status: 400, Message: "/" + name + " must be a string that names the event. Compare the body with the documents."}
	}
	var known []string
	for _, operation := range candidates {
		for _, each := range operation.Values {
			if each == event {
				return operation, nil
			}
		}
		known = append(known, operation.Values...)
	}
	return Operation{}, &ErrorResponse{Status: 405, Message: "/" + name + " " + quoted(event, 80) + " is not supported here. Known are " + strings.Join(known, ", ") + "."}
}

func joined(faults []Fault) string {
	said := make([]string, len(faults))
	for index, fault := range faults {
		said[index] = fault.String()
	}
	return strings.Join(said, "; ")
}

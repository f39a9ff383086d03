package parlance

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Client calls the operations of a party. A call has a timeout, follows no redirect, and is retried if it gets a policy. Generated types
// embed Client. Its fields must not change after the first call.
type Client struct {
	// Timeout is the time limit of an attempt, from connecting to the last byte of the response; 10 s by default.
	Timeout time.Duration
	// Headers are header fields of every request.
	Headers map[string]string
	// Secrets are the secrets that sign every request.
	Secrets []string
	// HTTP sends the requests. It must not follow redirects.
	HTTP *http.Client

	schemas    Schemas
	operations map[string]Operation
	base       string
	parameters map[string]string
}

// Policy is a policy for retries. Times are in milliseconds. An interval is the time from the start of one attempt to that of the next.
type Policy struct {
	Attempts   int `json:"attempts"`
	IntervalMs int `json:"intervalMs"`
	TimeoutMs  int `json:"timeoutMs"`
	GiveUpMs   int `json:"giveUpMs"`
}

// CallFailed is the error of a call that got no complete response in time, an error, a redirect, or a success with an invalid body.
type CallFailed struct {
	// Status is the HTTP status of the last response; 0 if there was no response.
	Status  int
	Headers http.Header
	// Body is the parsed body of the response, or its text if it is not JSON.
	Body    any
	Message string
}

func (e *CallFailed) Error() string { return e.Message }

// InvalidMessage is the error for a message that does not match its schema and was not sent. It has every fault of the message.
type InvalidMessage struct {
	Schema string
	Faults []Fault
}

func (e *InvalidMessage) Error() string { return e.Schema + ": " + joined(e.Faults) }

var placeholder = regexp.MustCompile(`\{(\w+)\}`)

// NewClient makes a client. The endpoint is the address that the service issued; or the part of it before the ids and the token, which
// are parameters then.
func NewClient(schemas Schemas, operations []Operation, endpoint string, parameters map[string]string) (Client, error) {
	address, err := url.Parse(endpoint)
	if err != nil || (address.Scheme != "http" && address.Scheme != "https") || address.Host == "" || strings.ContainsAny(endpoint, "?# ") {
		return Client{}, fmt.Errorf("%s is not an http or https address without query. Use the one that was handed out.", endpoint)
	}
	byID, template := map[string]Operation{}, operations[0].Path
	for _, operation := range operations {
		byID[operation.ID] = operation
		if len(operation.Path) < len(template) {
			template = operation.Path
		}
	}
	base, found := strings.TrimRight(endpoint, "/"), map[string]string{}
	for name, value := range parameters {
		found[name] = value
	}
	names := placeholder.FindAllStringSubmatch(template, -1)
	if len(parameters) == 0 && len(names) > 0 {
		end := strings.TrimSuffix(strings.TrimPrefix(patternOf(template).String(), "^"), "$")
		parts := regexp.MustCompile("^(.*)" + end + "$").FindStringSubmatch(base)
		if parts == nil {
			return Client{}, fmt.Errorf("%s does not end with %s. Use the address that was handed out.", endpoint, template)
		}
		base = parts[1]
		for index, name := range names {
			value, err := url.PathUnescape(parts[index+2])
			if err != nil {
				return Client{}, err
			}
			found[name[1]] = value
		}
	}
	var missing []string
	isMissing := false
	for _, name := range names {
		missing = append(missing, name[1])
		isMissing = isMissing || found[name[1]] == ""
	}
	if isMissing {
		return Client{}, fmt.Errorf("the client needs %s", strings.Join(missing, ", "))
	}
	once := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	return Client{Timeout: 10 * time.Second, HTTP: once, schemas: schemas, operations: byID, base: base, parameters: found}, nil
}

// Call calls an operation, and returns the body of a successful response. With a nil policy, it makes one attempt. The error is an
// *InvalidMessage if the message is invalid and was not sent, or a *CallFailed.
func Call[Reply any](ctx context.Context, c *Client, id string, body any, retry *Policy) (Reply, error) {
	var reply Reply
	found, err := c.call(ctx, c.operations[id], body, retry)
	if err != nil || found == nil {
		return reply, err
	}
	return reply, decode(found, &reply)
}

func (c *Client) call(ctx context.Context, operation Operation, body any, retry *Policy) (any, error) {
	var data []byte
	if operation.Body != "" {
		var err error
		if data, err = Dump(body); err != nil {
			return nil, err
		}
		value, err := Parse(data)
		if err != nil {
			return nil, err
		}
		if faults := c.schemas.faults(operation.Body, value, false, true); len(faults) > 0 {
			return nil, &InvalidMessage{operation.Body, faults}
		}
	}
	attempts, interval, timeout := 1, time.Duration(0), c.Timeout
	if retry != nil {
		attempts = retry.Attempts
		interval = time.Duration(retry.IntervalMs) * time.Millisecond
		timeout = time.Duration(retry.TimeoutMs) * time.Millisecond
	}
	event := NewID()
	began := time.Now()
	var failed error = errors.New("The policy has no attempts. Use one of Policies.")
	for attempt := 0; attempt < attempts; attempt++ {
		wait := time.NewTimer(time.Until(began.Add(time.Duration(attempt) * interval)))
		select {
		case <-ctx.Done():
			wait.Stop()
			return nil, ctx.Err()
		case <-wait.C:
		}
		reply, err := c.attempt(ctx, operation, data, event, timeout)
		var known *CallFailed
		if !errors.As(err, &known) {
			return reply, err
		}
		failed = err
	}
	return nil, failed
}

// NewID returns a random id for a message.
func NewID() string {
	bytes := make([]byte, 16)
	if _, err := rand.Read(bytes); err != nil {
		panic(err)
	}
	return hex.EncodeToString(bytes)
}

func (c *Client) attempt(ctx context.Context, operation Operation, data []byte, event string, timeout time.Duration) (any, error) {
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	path := placeholder.ReplaceAllStringFunc(operation.Path, func(name string) string {
		return url.PathEscape(c.parameters[name[1:len(name)-1]])
	})
	request, err := http.NewRequestWithContext(ctx, operation.Method, c.base+path, bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Accept", "application/json")
	for name, value := range c.Headers {
		request.Header.Set(name, value)
	}
	if len(data) > 0 {
		request.Header.Set("Content-Type", "application/json")
	}
	if len(c.Secrets) > 0 {
		for name, value := range Sign(event, data, c.Secrets, time.Now()) {
			request.Header.Set(name, value)
		}
	}
	response, err := c.HTTP.Do(request)
	if err != nil {
		return nil, &CallFailed{Message: "No whole response came: " + err.Error() + "."}
	}
	defer response.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(response.Body, BodyLimit+1))
	if err != nil || len(raw) > BodyLimit {
		return nil, &CallFailed{Message: fmt.Sprintf("No whole response came: %d bytes, %v.", len(raw), err)}
	}
	body, err := Parse(raw)
	if err != nil && len(raw) > 0 {
		body = string(raw)
	}
	fail := func(why string) (any, error) {
		message := operation.ID + " was answered " + strconv.Itoa(response.StatusCode) + why + "."
		return nil, &CallFailed{response.StatusCode, response.Header, body, message}
	}
	if response.StatusCode >= 400 {
		return fail(": " + quoted(body, mostQuoted))
	}
	schema, isKnown := operation.Responses[strconv.Itoa(response.StatusCode)]
	if !isKnown {
		to := ""
		if location := response.Header.Get("Location"); location != "" {
			to = " to " + location
		}
		return fail(to + ", which the contract does not have")
	}
	if schema != nil {
		body = c.schemas.readPart(*schema, body)
		if faults := c.schemas.faults(*schema, body, true, false); len(faults) > 0 {
			return fail(": " + joined(faults))
		}
	}
	return body, nil
}

// A desk adapter: passes each operation of the desk, a JSON line, on to the HTTP interface of a back office.
//
// usage: adapter BACK_OFFICE TOKEN   BACK_OFFICE is the address of your agents' HTTP interface
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"strings"
	"sync"
)

// The method and path of each operation at your back office. The suite skips cases that need an operation missing here.
var routes = map[string]string{
	"listAgents":    "GET /agents",
	"putAgent":      "PUT /agents/{agent_id}",
	"createChannel": "POST /channels",
	"removeChannel": "DELETE /channels/{channel_id}",
	"listChats":     "GET /chats",
	"getChat":       "GET /chats/{chat_id}",
	"acceptChat":    "POST /chats/{chat_id}/accept",
	"writeMessage":  "POST /chats/{chat_id}/messages",
	"setTyping":     "POST /chats/{chat_id}/typing",
	"closeChat":     "POST /chats/{chat_id}/close",
}

type line struct {
	ID         json.RawMessage            `json:"id"`
	Operation  string                     `json:"operation,omitempty"`
	Parameters map[string]json.RawMessage `json:"parameters,omitempty"`
	Status     int                        `json:"status,omitempty"`
	Body       json.RawMessage            `json:"body,omitempty"`
}

// act sends an operation to the back office. Parameters that the path does not contain are put into the query.
func act(asked line) (int, json.RawMessage) {
	method, path, isKnown := strings.Cut(routes[asked.Operation], " ")
	if !isKnown {
		return 501, nil
	}
	query := url.Values{}
	for name, value := range asked.Parameters {
		// A parameter that is a JSON string is unquoted. A number stays as it is.
		text := string(value)
		if json.Unmarshal(value, &text) != nil {
			text = string(value)
		}
		if strings.Contains(path, "{"+name+"}") {
			path = strings.ReplaceAll(path, "{"+name+"}", url.PathEscape(text))
		} else {
			query.Set(name, text)
		}
	}
	request, err := http.NewRequest(method, os.Args[1]+path+"?"+query.Encode(), bytes.NewReader(asked.Body))
	if err != nil {
		return 500, nil
	}
	request.Header.Set("Authorization", "Bearer "+os.Args[2])
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 500, nil
	}
	defer response.Body.Close()
	body, _ := io.ReadAll(response.Body)
	if !json.Valid(body) {
		body = nil
	}
	return response.StatusCode, body
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	var printing sync.Mutex
	for lines.Scan() {
		var asked line
		if err := json.Unmarshal(lines.Bytes(), &asked); err != nil {
			fmt.Fprintln(os.Stderr, err)
			continue
		}
		go func() {
			status, body := act(asked)
			answer, _ := json.Marshal(line{ID: asked.ID, Status: status, Body: body})
			printing.Lock()
			defer printing.Unlock()
			fmt.Println(string(answer))
		}()
	}
}

// A bot: offers two topics, and hands the chat over when it is asked for a person.
//
// usage: go run bot.go web.go PORT SERVICE PROVIDER_ID TOKEN   SERVICE is the bot API of the service, up to /webhooks
package main

import (
	"crypto/subtle"
	"fmt"
	"log"
	"net/http"
	"os"
	"path"
	"strings"
	"sync"
	"time"
)

var (
	token   string
	replies = make(chan object, 1000)
	seen    sync.Map
)

// reply is what is said to a client's message, as an event of its own with an id of its own.
func reply(event object) object {
	text, _ := inside(event, "message")["text"].(string)
	said := object{"id": newID(), "client_id": event["client_id"], "chat_id": event["chat_id"]}
	if strings.Contains(strings.ToLower(text), "agent") {
		said["event"] = "INVITE_AGENT"
		return said
	}
	said["event"] = "BOT_MESSAGE"
	said["message"] = object{
		"type":      "BUTTONS",
		"title":     "What would you like to know?",
		"text":      "Write prices, or agent to talk with a person.",
		"buttons":   []object{{"text": "Prices"}, {"text": "Agent"}},
		"timestamp": time.Now().Unix(),
	}
	return said
}

func check(event object) error {
	message := inside(event, "message")
	_, isText := message["text"].(string)
	_, isMarkdown := message["content"].(string)
	_, isButtons := message["buttons"].([]any)
	if right := map[any]bool{"TEXT": isText, "MARKDOWN": isMarkdown, "BUTTONS": isButtons}; !right[fmt.Sprint(message["type"])] {
		return invalid("message needs a type, and the field of its type")
	}
	for _, name := range []string{"id", "client_id", "chat_id"} {
		if value, _ := event[name].(string); value == "" {
			return invalid(name + " has to be a string")
		}
	}
	return nil
}

func answer(r *http.Request) (int, object, error) {
	if subtle.ConstantTimeCompare([]byte(path.Base(r.URL.Path)), []byte(token)) != 1 {
		return 0, nil, refused{401, "the last part of the address is not the token", "invalid_client"}
	}
	event, err := posted(r)
	if err != nil {
		return 0, nil, err
	}
	switch event["event"] {
	case "CLIENT_MESSAGE":
		if err := check(event); err != nil {
			return 0, nil, err
		}
		// The service does not wait long for an answer: what takes time comes afterwards.
		if _, isKnown := seen.LoadOrStore(event["id"], true); !isKnown {
			replies <- event
		}
	case "AGENT_JOINED", "AGENT_UNAVAILABLE", "CHAT_CLOSED":
	case nil:
		return 0, nil, invalid("event is missing")
	default:
		return 0, nil, refused{405, "this event is not supported", "method_not_supported"}
	}
	return 200, object{}, nil
}

func main() {
	token = os.Args[4]
	go func() {
		for event := range replies {
			if err := post(fmt.Sprintf("%s/webhooks/%s/%s", os.Args[2], os.Args[3], token), reply(event)); err != nil {
				log.Printf("tell the operator: the service did not take it: %v", err)
			}
		}
	}()
	serve(os.Args[1], answer)
}

// A CRM: says at the start of a chat who the visitor is, and keeps what happened.
//
// usage: go run crm.go web.go PORT
package main

import (
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"sync"
)

type card struct {
	name    string
	history []string
}

var (
	cards = map[string]*card{}
	mutex sync.Mutex
)

// told gives a line for the card's history; nothing for an event that nobody knows.
func told(event object) string {
	name, _ := event["event_name"].(string)
	switch name {
	case "chat_accepted", "chat_updated":
		return name
	case "chat_assigned":
		return fmt.Sprint("belongs to ", event["assign_to"])
	case "chat_finished":
		messages, _ := inside(event, "chat")["messages"].([]any)
		return fmt.Sprintf("ended after %d messages", len(messages))
	case "call_event":
		return fmt.Sprintf("%v call: %v", inside(event, "call")["type"], inside(event, "call")["status"])
	case "offline_message", "offline_messages":
		return fmt.Sprint("wrote: ", event["message"])
	}
	return ""
}

func answer(r *http.Request) (int, object, error) {
	event, err := posted(r)
	if err != nil {
		return 0, nil, err
	}
	line := told(event)
	if line == "" {
		log.Printf("left alone: %v", event["event_name"])
		return 200, object{"result": "FAILURE"}, nil
	}
	visitor := inside(event, "visitor")
	if visitor["number"] == nil {
		return 0, nil, invalid("visitor.number is missing")
	}
	number := fmt.Sprint(visitor["number"])
	mutex.Lock()
	defer mutex.Unlock()
	known := cards[number]
	if known == nil {
		known = &card{name: "unknown"}
		cards[number] = known
	}
	// Of the visitor's data only number, description and chats_count are always there.
	if name, ok := visitor["name"].(string); ok {
		known.name = name
	}
	known.history = append(known.history, line)
	log.Printf("%v, card %s (%s): %s", event["event_name"], number, known.name, line)
	if event["event_name"] != "chat_accepted" {
		return 200, object{"result": "OK"}, nil
	}
	// What the agent sees beside the chat.
	return 200, object{
		"result": "OK",
		"custom_data": []object{
			{"title": "Customer", "content": "card " + number},
			{"title": "Chats", "content": fmt.Sprint(visitor["chats_count"])},
		},
		"enable_assign": true,
		"crm_link":      "https://crm.example.com/cards/" + url.PathEscape(number),
	}, nil
}

func main() { serve(os.Args[1], answer) }

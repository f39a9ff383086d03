// A CRM: sends data about the visitor when a chat is accepted, and keeps a history of each visitor.
//
// usage: go run crm.go PORT
package main

import (
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"sync"

	"parlance"
	"parlance/developer"
)

type card struct {
	name    string
	history []string
}

var (
	cards = map[string]*card{}
	mutex sync.Mutex
	done  = developer.WebhookReply{Result: "OK"}
)

// note adds a line to the visitor's card. Only number, description and chats_count of a visitor are always present.
func note(event any, visitor developer.Visitor, line string) {
	mutex.Lock()
	defer mutex.Unlock()
	known := cards[visitor.Number]
	if known == nil {
		known = &card{name: "unknown"}
		cards[visitor.Number] = known
	}
	if visitor.Name != nil {
		known.name = *visitor.Name
	}
	known.history = append(known.history, line)
	log.Printf("%v, card %s (%s): %s", event, visitor.Number, known.name, line)
}

// Events without a handler get the default response.
var receiver = developer.WebhookReceiver{
	// The console shows the fields of the reply to the agent, beside the chat.
	ReceiveChatAccepted: func(event developer.ChatAcceptedEvent, _ *parlance.Request) (developer.ChatAcceptedReply, error) {
		note(event.EventName, event.Visitor, "chat accepted")
		return developer.ChatAcceptedReply{
			Result: "OK",
			CustomData: developer.CustomFields{
				{Title: parlance.Ptr("Customer"), Content: parlance.Ptr("card " + event.Visitor.Number)},
				{Title: parlance.Ptr("Chats"), Content: parlance.Ptr(fmt.Sprint(event.Visitor.ChatsCount))},
			},
			EnableAssign: parlance.Ptr(true),
			CrmLink:      parlance.Ptr("https://crm.example.com/cards/" + url.PathEscape(event.Visitor.Number)),
		}, nil
	},
	ReceiveChatFinished: func(event developer.ChatFinishedEvent, _ *parlance.Request) (developer.WebhookReply, error) {
		note(event.EventName, event.Visitor, fmt.Sprintf("chat ended after %d messages", len(event.Chat.Messages)))
		return done, nil
	},
	ReceiveCallEvent: func(event developer.CallEvent, _ *parlance.Request) (any, error) {
		note(event.EventName, event.Visitor, fmt.Sprintf("%s call: %s", event.Call.Type, event.Call.Status))
		return nil, nil
	},
	ReceiveOfflineMessage: func(event developer.OfflineMessageEvent, _ *parlance.Request) (developer.WebhookReply, error) {
		note(event.EventName, event.Visitor, "wrote: "+event.Message)
		return done, nil
	},
}

func main() {
	port := os.Args[1]
	log.Printf("listening on http://127.0.0.1:%s", port)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, receiver.Serve(parlance.Settings{Prefix: "/hooks"})))
}
